/** For codes, names of networks and the like: the browser changes, fills in and checks nothing. */
export const exactText = {
  autoCapitalize: "none",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;
