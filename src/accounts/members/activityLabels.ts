/** Activity labels by route, to follow a name; null for what is private or constant. */
const deeds: Record<string, string | null> = {
  "POST /guidebooks": "made a guidebook",
  "POST /guidebooks/generate-enhanced": "made a guidebook with AI",
  "GET /guidebooks/{id}/export": "exported a guidebook",
  "GET /account/export": "exported everything",
  "POST /guidebooks/import": "imported a guidebook",
  "POST /guidebooks/{id}/duplicate": "duplicated a guidebook",
  "PUT /guidebooks/{id}": "changed the name or cover",
  "PATCH /guidebooks/{id}/archive": "archived a guidebook",
  "PATCH /guidebooks/{id}/restore": "restored a guidebook",
  "DELETE /guidebooks/{id}": "deleted a guidebook",
  "POST /guidebooks/{id}/erase": "erased a guidebook from the bin",
  "PUT /guidebooks/{id}/layout": "changed the order of sections",
  "PUT /guidebooks/{id}/languages": "chose the languages of a guidebook",
  "POST /guidebooks/{id}/translations": null,
  "POST /guidebooks/{id}/translation-file": "imported translations of a guidebook",
  "PUT /guidebooks/{id}/translations": "translated part of a guidebook",
  "POST /guidebooks/{id}/unfound/dismissed": null,
  "POST /guidebooks/{id}/preview": null,
  "POST /manuals/read": null,
  "POST /manuals": "made a guidebook from a manual",
  "POST /guidebooks/{id}/manuals": "brought a manual into a guidebook",
  "POST /guidebooks/{id}/manuals/undo": "undid bringing in a manual",
  "POST /guidebooks/{id}/sections": "added a section",
  "DELETE /guidebook-sections/{id}": "deleted a section",
  "PUT /guidebook-sections/{id}": "edited a section",
  "POST /guidebook-sections/{id}/restore": "restored an earlier version of a section",
  "POST /guidebook-sections/{id}/replace-place": "replaced a place in a section",
  "POST /guidebook-sections/{id}/regenerate": "wrote a section again with AI",
  "POST /guidebook-sections/{id}/regenerated": null,
  "PUT /guidebook-sections/{id}/regenerated": "wrote a section again with AI",
  "POST /shared-sections": "shared a section with other guidebooks",
  "PUT /guidebook-sections/{id}/shared": "switched a section to a shared one",
  "DELETE /guidebook-sections/{id}/shared": "stopped sharing a section in one home",
  "POST /guidebooks/{id}/slug": "made a new permanent link",
  "POST /guidebooks/{id}/share": null,
  "POST /guidebooks/{id}/cards": null,
  "POST /guidebooks/{id}/share-links": "made a share link",
  "DELETE /share-links/{token}": "ended a share link",
  "PUT /guidebooks/{id}/access": "changed who sees the secrets",
  "POST /guidebooks/{id}/stays": "added a stay",
  "PATCH /stays/{id}": "changed a stay",
  "DELETE /stays/{id}": "ended the link of a stay",
  "POST /stay-requests/{id}/answer": "answered a guest without a code",
  "POST /notices": "announced something to guests",
  "DELETE /notices/{id}": "ended an announcement",
  "POST /turnover-links": "made a link for a cleaner",
  "DELETE /turnover-links/{id}": "ended a link for a cleaner",
  "PUT /account/branding": "changed the logo or the “Made with” line",
  "PUT /message-templates": "changed the ready messages",
  "POST /guidebooks/{id}/calendars": "added a calendar",
  "PATCH /calendars/{id}": "changed a calendar",
  "DELETE /calendars/{id}": "removed a calendar",
  "PATCH /calendar-entries/{id}": "said whether a calendar entry is a stay",
  "POST /calendars/{id}/read": null,
  "POST /media": null,
  "POST /create-checkout-session": "went to the checkout",
  "POST /billing/portal": "opened the billing portal",
  "POST /account/members": "invited somebody",
  "POST /account/members/{id}/link": "made another link for an invitation",
  "PATCH /account/members/{id}": "changed what somebody may do",
  "DELETE /account/members/{id}": "removed somebody, or took an invitation back",
  "POST /invitations/{token}": "joined",
};

/** Returns the activity label of a call, or null if it is not shown. */
export function activityLabel(call: string): string | null {
  const deed = deeds[call];
  return deed === undefined ? "changed something" : deed;
}

/** Returns whether a call is listed, with a label or with null. */
export const isRecorded = (call: string): boolean => call in deeds;

/** Returns whether a call is logged: each that changes something, and each with a label. */
export const isLogged = (call: string): boolean =>
  activityLabel(call) !== null && (isRecorded(call) || !call.startsWith("GET "));
