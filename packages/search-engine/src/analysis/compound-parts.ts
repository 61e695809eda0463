/**
 * First parts, folded, that are no words of their own and are written apart by mistake or by habit.
 * Prepositions ('contra', 'sobre', 'entre') are not among them: what follows is mostly a word for
 * itself. With a hyphen any two parts are a compound.
 */
export const prefixes: ReadonlySet<string> = new Set(
  `aero afro agro anti arqui audio auto bio cardio ciber cyber eco eletro electro endo etno euro
  extra fisio fono foto gastro geo hetero hidro hiper hipo hyper imuno infra inter intra iso luso
  macro maxi mega micro mini mono morfo multi nano neo neuro nipo oligo orto osteo paleo pluri
  poli poly pos post pre proto pseudo psico psycho retro semi socio sub super supra tecno techno
  tele trans turbo ultra uni video co bi tri`.split(/\s+/),
);

const apart = `e mail mails book books learning commerce business government journal
on line
off line shore
para quedas queda raios raio choques choque brisas brisa lamas lama peito peitos sol sois militar
data base bases bank
web site sites page pages log
home page pages
check list lists
feed back
play list lists ground
soft ware
hard ware
net work works
work shop shops flow
back up
know how
start up ups
note book books
hand book books
text book books
key word words
life style styles
health care
well being
non fiction profit
mal estar
bem estar
bien estar
medio ambiente ambiental`;

/** Second parts by a first part that is a common word too. */
export const pairs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  apart.split('\n').map((line) => {
    const [first = '', ...seconds] = line.trim().split(' ');
    return [first, new Set(seconds)];
  }),
);
