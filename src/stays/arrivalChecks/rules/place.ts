import type { Finding } from "#stays/arrivalChecks/contract.ts";
import type { ArrivalFacts } from "#stays/arrivalChecks/facts.ts";
import { editorPath, newFinding } from "#stays/arrivalChecks/finding.ts";

/** Returns what is missing for a guest in the dark: the address, the contact. */
export function findInPlace({ guidebook }: ArrivalFacts): Finding[] {
  const found: Finding[] = [];
  if (!guidebook.hasPostalAddress) {
    const mend = { label: "Write the address", path: editorPath(guidebook, "property.address") };
    found.push(newFinding("no_postal_address", "The guidebook has no address.", mend));
  }
  if (!guidebook.hasContact) {
    const sentence = "Guests cannot ring anyone at night: you have no contact.";
    found.push(
      newFinding("no_contact", sentence, {
        label: "Add a contact",
        path: editorPath(guidebook, "access.contact"),
      }),
    );
  }
  return found;
}
