/** What an operator did, by the name of the command. */
const actionLabels: Record<string, string> = {
  grant: "Gave a plan",
  end: "Ended a plan",
  "take-down": "Took a guidebook down",
  "put-back": "Put a guidebook back",
  resend: "Sent the email to confirm again",
  "sign-out": "Signed out everywhere",
  "reset-link": "Sent a reset link",
  export: "Exported guidebooks",
  delete: "Deleted for good",
  "operator-add": "Made an operator",
  "operator-remove": "Ended as operator",
  settings: "Changed a setting",
  invite: "Invited a person",
  "private-hosts-allow": "Let webhooks reach private hosts",
  "private-hosts-refuse": "Kept webhooks from private hosts",
};

/** Names an operator's action in words; one that has none, such as a newer version's, by its own name. */
export const actionLabelOf = (action: string): string => actionLabels[action] ?? action;

/** The settings of the screen, by their names in the log. */
const settingLabels: Record<string, string> = {
  SIGN_UP: "who may make an account",
  SITE: "public site",
  PRODUCT_NAME: "product name",
  CONTACT_EMAIL: "contact email",
  COUNTRY: "country",
  MAP_UPDATES: "update map data",
  ANNOUNCEMENT: "message to all hosts",
};

/** Names what an action was about: a person, a guidebook or a setting; by its id once deleted. */
export const subjectLabelOf = ({ about, subject }: { about: string | null; subject: string }): string =>
  about ?? settingLabels[subject] ?? subject;
