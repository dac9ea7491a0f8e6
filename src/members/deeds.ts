/** What the list of people says of a call, after a name; null for what is nobody's business or happens all the time. */
const deeds: Record<string, string | null> = {
  "POST /guidebooks": "made a guidebook",
  "POST /guidebooks/generate-enhanced": "made a guidebook with AI",
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
  "PUT /guidebooks/{id}/translations": "translated words of a guidebook",
  "POST /guidebooks/{id}/sections": "added a section",
  "DELETE /guidebook-sections/{id}": "deleted a section",
  "PUT /guidebook-sections/{id}": "edited a section",
  "POST /guidebook-sections/{id}/restore": "restored an earlier version of a section",
  "POST /guidebook-sections/{id}/replace-place": "replaced a place in a section",
  "POST /guidebook-sections/{id}/regenerate": "wrote a section again with AI",
  "POST /shared-sections": "shared a section with other guidebooks",
  "PUT /guidebook-sections/{id}/shared": "had a section follow a shared one",
  "DELETE /guidebook-sections/{id}/shared": "had a section go its own way",
  "PUT /guidebooks/{id}/contacts": "changed the contacts",
  "POST /guidebooks/{id}/slug": "made a new permanent link",
  "POST /guidebooks/{id}/share": null,
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
  "PUT /message-templates": "changed the ready messages",
  "POST /guidebooks/{id}/calendars": "added a calendar",
  "PATCH /calendars/{id}": "changed a calendar",
  "DELETE /calendars/{id}": "removed a calendar",
  "PATCH /calendar-entries/{id}": "said what a calendar's entry is",
  "POST /calendars/{id}/read": null,
  "POST /media": null,
  "POST /create-checkout-session": "went to the checkout",
  "POST /billing/portal": "opened the billing portal",
  "POST /account/members": "invited somebody",
  "POST /account/members/{id}/link": "made another link of an invitation",
  "PATCH /account/members/{id}": "changed what somebody may do",
  "DELETE /account/members/{id}": "removed somebody, or took an invitation back",
  "POST /invitations/{token}": "joined",
};

/** Returns what is said of a call in the list of what members did, or null where it is not noted. */
export function deedOf(call: string): string | null {
  const deed = deeds[call];
  return deed === undefined ? "changed something" : deed;
}

/** Returns true where a call has its words, or is not noted on purpose. */
export const hasDeed = (call: string): boolean => call in deeds;
