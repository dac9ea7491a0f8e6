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

/** One number, and next to it what a caller has to say and the host's text. */
function Emergency({ sheet }: { sheet: PrintSheet }) {
  const { texts, hostWords } = usePage();
  const isNumber = /^\d+$/.test(sheet.emergency);
  return (
    <SheetBlock title={texts.print.emergency}>
      <div className={isNumber ? "sheet-emergency" : undefined}>
        <p className={isNumber ? "sheet-number" : "sheet-large"}>{sheet.emergency}</p>
        <div>
          {sheet.postalAddress && (
            <p className="sheet-say">
              {texts.print.say}{" "}
              <span translate="no" {...hostWords()}>
                {sheet.postalAddress}
              </span>
            </p>
          )}
          {sheet.localEmergency && <p {...hostWords()}>{sheet.localEmergency}</p>}
          {sheet.emergencyWords.map((paragraph) => (
            <p key={paragraph} {...hostWords()}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
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
            {how && (
              <strong translate="no">
                <bdi>{how}</bdi>
              </strong>
            )}{" "}
            {when && <span {...(isHostsTime && hostWords())}>{when}</span>}
          </li>
        ))}
      </ul>
    </SheetBlock>
  );
}
