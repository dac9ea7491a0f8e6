// Words that names here do not use, and what to say instead. STYLE.md has the glossary that this list follows.

/** A name is refused where one of its words is in `words`. */
export const bannedWords = [
  {
    words: ["house", "houses"],
    say: "app, server, jobs, property, brand or equipment; a house is a dwelling",
  },
  { words: ["address", "addresses"], say: "postalAddress, propertyAddress, url, slug, ip, path or email" },
  { words: ["kept", "held"], say: "cached, stored, saved or archived" },
  { words: ["letter", "letters", "mails"], say: "email, or character" },
  { words: ["standing"], say: "subscriptionState or consent" },
  { words: ["till", "tills"], say: "testBilling" },
  { words: ["workbench"], say: "sectionForms" },
  { words: ["shelf", "shelves"], say: "storage" },
  { words: ["shot", "shots"], say: "screenshot" },
  { words: ["intake", "survey", "slip", "slips", "meant"], say: "what it does: paste, find, differ, match" },
  { words: ["tell", "tells", "told"], say: "show, send, log or return" },
  { words: ["said"], say: "what it is: text, label, parsed, listed" },
  { words: ["asked"], say: "requested, request or query" },
  { words: ["mend", "mends", "mended", "mending"], say: "fix or correct" },
  { words: ["whoever", "nobody", "nobodys", "somebody", "anew", "beside"], say: "who or what it is" },
  { words: ["most"], say: "max or limit, with what it limits" },
];

/** A name is refused where it is one of these words and nothing else, which is no thing. `kinds`: all if left out. */
export const bannedNames = [
  {
    words: ["room", "beside", "outside", "written", "says", "tie", "fits"],
    say: "what it is",
  },
  {
    words: ["once", "fit"],
    kinds: ["function", "type", "file", "folder", "variable", "parameter", "destructured", "class", "column"],
    say: "what it is; as a key they are options of addEventListener and of sharp",
  },
  {
    words: ["home", "homes"],
    kinds: ["variable", "parameter", "destructured"],
    say: "property, or point; screens say home",
  },
  {
    words: ["answer", "answers", "words", "reasonOf", "wordsOf", "answerOf", "MOST"],
    kinds: ["function", "type", "file"],
    say: "of what: response, text, failure, …",
  },
];

const DWELLING = "a house is a dwelling here";

/** At most ten names may use such a word. `where` is a pattern of paths, and everywhere if left out. */
export const exceptions = [
  {
    pattern: /^(House|HouseProps|house|house-at-\w+)$/,
    where: /^src\/(ui\/scenes|guest\/demo\/pictures)\//,
    why: DWELLING,
  },
  { names: ["lakeHouse", "lampHouse"], where: /\.test\.|^e2e\/|^test\//, why: DWELLING },
  {
    pattern: /^((beach|town|steak)_house|house_numbers?|([a-z]\w*H|h|H)ouseNumbers?([A-Z]\w*)?)$/,
    why: "kinds of property, OpenStreetMap's tag, and the number of a dwelling, in tables and at Nominatim",
  },
  { pattern: /(postal|property|PROPERTY)_?Address/i, why: "says which address" },
  {
    names: ["address"],
    kinds: ["key", "destructured"],
    where:
      /\.test\.|^e2e\/|^test\/|^src\/sections\/property\/|^src\/sections\/differences\/contentLines|^src\/generation\/write\/property|^src\/guest\/demo\/|^src\/places\/net\/nominatim|^src\/core\/safeFetch\/|^migrations\//,
    why: "the property section's field (spec §3); also Nominatim's, SMTP's and Node's own",
  },
  { names: ["addressComponents"], where: /^src\/places\/net\//, why: "Google's field" },
  {
    names: ["answers"],
    kinds: ["file"],
    where: /^bench\/answers\./,
    why: "the measurement of the search's answers to guests' questions",
  },
  {
    names: ["answer"],
    kinds: ["key", "destructured"],
    where: /^src\/site\//,
    why: "of a question in the FAQ",
  },
  {
    names: ["mend"],
    where: /^src\/stays\/(arrivalChecks|screens)\/|^src\/editor\/dashboard\/.*\.test\./,
    why: "the API's field of an arrival check: what fixes it",
  },
];
