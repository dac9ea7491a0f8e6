import type { SheetContact } from "#guest/contactsOnPaper.ts";
import type { PrintSheet } from "#guest/printSheet.ts";
import { SheetBlock } from "#guest/SheetBlock.tsx";
import { usePage } from "#sections/page.ts";

export function SheetHelp({ sheet }: { sheet: PrintSheet }) {
  return (
    <>
      {!sheet.without.includes("emergency") && <Emergency sheet={sheet} />}
      {sheet.reach.length > 0 && <Contacts contacts={sheet.reach} />}
    </>
  );
}

/** The number, the host's text, and the address, which a caller has to give. */
function Emergency({ sheet }: { sheet: PrintSheet }) {
  const { texts, hostWords } = usePage();
  const isNumber = /^\d+$/.test(sheet.emergency);
  return (
    <SheetBlock title={texts.print.emergency}>
      <p className={isNumber ? "sheet-number" : "sheet-large"}>{sheet.emergency}</p>
      {sheet.localEmergency && <p {...hostWords()}>{sheet.localEmergency}</p>}
      {sheet.emergencyWords.map((paragraph) => (
        <p key={paragraph} {...hostWords()}>
          {paragraph}
        </p>
      ))}
      {sheet.postalAddress && (
        <p>
          {texts.facts.postalAddress}:{" "}
          <strong translate="no" {...hostWords()}>
            {sheet.postalAddress}
          </strong>
        </p>
      )}
    </SheetBlock>
  );
}

function Contacts({ contacts }: { contacts: readonly SheetContact[] }) {
  const { texts, hostWords } = usePage();
  return (
    <SheetBlock title={texts.print.contact}>
      <ul>
        {contacts.map(({ name, role, how, when, isHostsTime }) => (
          <li key={`${name} ${how}`}>
            <span {...hostWords()}>
              {name}
              {role && `, ${role}`}
            </span>{" "}
            <strong translate="no">
              <bdi>{how}</bdi>
            </strong>{" "}
            {when && <span {...(isHostsTime && hostWords())}>{when}</span>}
          </li>
        ))}
      </ul>
    </SheetBlock>
  );
}
