interface PhraseTree {
  readonly [name: string]: string | PhraseTree;
}

/** Merges two trees of phrases, group by group. */
export function mergePhrases(these: object, those: object): object {
  return merged(these as PhraseTree, those as PhraseTree);
}

function merged(these: PhraseTree, those: PhraseTree): PhraseTree {
  const both: Record<string, string | PhraseTree> = { ...these };
  for (const [name, value] of Object.entries(those)) {
    const mine = both[name];
    both[name] =
      typeof mine === 'object' && typeof value === 'object' ? merged(mine, value) : value;
  }
  return both;
}
