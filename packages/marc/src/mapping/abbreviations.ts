/**
 * Words whose full stop belongs to them, folded to lower case without the stop. ISBD ends areas
 * with a full stop, so 'Silva Jr.' keeps its stop and 'Pontes.' loses it.
 */
export const abbreviations: ReadonlySet<string> = new Set(
  `jr sr sra dr dra drs prof profa mr mrs ms esq st sta sto ste mme mlle rev pe fr d
  chas geo jas jos thos wm chr benj edw robt saml
  etc al seq ca fl cf viz
  inc ltd ltda co corp cia bros gmbh s.a
  ed eds org orgs coord coords trad trads comp comps dir col colab ilust il ill illus introd pref
  aum ampl corr rev tr arr
  v vol vols n no nos nr num p pp pt pts fasc t tomo sér suppl supl bd bde hrsg hg aufl
  dept dep univ inst assoc soc natl int gov govt min div ass
  op fol f cap broch enc cart
  a.c d.c b.c a.d u.s e.u.a n.y d.f`
    .split(/\s+/)
    .filter(Boolean),
);
