import { usePage } from "#sections/page.ts";
import { tileNameOf } from "#sections/guestNames.ts";
import { RulesView } from "#sections/rules/View.tsx";
import { sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import { ArrivalField, Problem } from "#guest/stay/arrival/ArrivalField.tsx";
import type { Answer } from "#stays/arrivalForms/contract.ts";
import type { GuestForm } from "#stays/arrivalForms/guestForm.ts";
import { CAR_PLATE_MAX, MAX_NAMES, NAME_MAX } from "#stays/arrivalForms/limits.ts";
import { classes } from "#ui/classes.ts";

interface ArrivalFormProps extends StayProps {
  form: GuestForm;
}

/** What the host asks before the arrival, in a fold after what the guest came for (Stays 46). */
export function ArrivalForm({ guidebook, stay, form }: ArrivalFormProps) {
  const { texts, formats } = usePage();
  const say = texts.arrival;
  const { answeredAt, answer, haveRulesChanged, isWaitedFor, refused } = form;
  const isFirst = answeredAt === null;
  const hasCome = stay.arrivedAt !== null || stay.at >= stay.timeline.checkIn;
  const fields = <Fields guidebook={guidebook} form={form} />;
  return (
    <details
      id="details"
      className="now-more"
      open={isWaitedFor || haveRulesChanged || refused !== undefined}
    >
      <summary>{hasCome ? say.titleInside : say.title}</summary>
      {!isFirst && <p className="now-soft">{say.answered(formats.dayIn(answeredAt, stay.timeZone))}</p>}
      {haveRulesChanged && <p>{say.changed}</p>}
      {answer && <Answered answer={answer} />}
      {isFirst || haveRulesChanged || refused ? (
        fields
      ) : (
        <details>
          <summary className="button button-second">{say.change}</summary>
          {fields}
        </details>
      )}
    </details>
  );
}

function Answered({ answer: { names, arrivalTime, carPlate, rules } }: { answer: Answer }) {
  const { texts, formats } = usePage();
  const say = texts.arrival;
  const rows = [
    [say.names, names?.join(", ")],
    [say.time, arrivalTime && formats.time(arrivalTime)],
    [say.plate, carPlate],
  ].filter(([, value]) => value);
  return (
    <>
      {rows.length > 0 && (
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rules && <p>{say.agreedBy(rules.by)}</p>}
    </>
  );
}

function Fields({ guidebook, form }: Pick<ArrivalFormProps, "guidebook" | "form">) {
  const { texts } = usePage();
  const say = texts.arrival;
  const { answer, refused, rulesVersion } = form;
  const typed = refused?.typed ?? {
    names: answer?.names?.join("\n"),
    name: answer?.rules?.by,
    time: answer?.arrivalTime ?? undefined,
    plate: answer?.carPlate ?? undefined,
  };
  const problems = refused?.problems ?? {};
  const [firstWrong] = Object.keys(problems).filter((name) => name !== "form");
  const field = (name: "names" | "name" | "time" | "plate") => ({
    name,
    problem: problems[name],
    typed: typed[name],
    isFirstWrong: name === firstWrong,
  });
  const rules = rulesVersion === null ? undefined : sectionOf(guidebook, "rules");
  const hasFields = form.names || form.arrivalTime || form.carPlate || rules;
  if (!hasFields) return <Problem name="form" problem={problems.form} />;
  return (
    <form
      className="ask"
      method="post"
      action={`/view/${guidebook.key}/details`}
      data-offline={texts.script.youAreOffline}
    >
      <Problem name="form" problem={problems.form} />
      {form.names && (
        <ArrivalField
          {...field("names")}
          label={say.names}
          hint={say.oneEach}
          maxLength={MAX_NAMES * (NAME_MAX + 1)}
        />
      )}
      {rules && !form.names && <ArrivalField {...field("name")} label={say.name} maxLength={NAME_MAX} />}
      {form.arrivalTime && <ArrivalField {...field("time")} label={say.time} />}
      {form.carPlate && (
        <ArrivalField {...field("plate")} label={say.plate} hint={say.ifByCar} maxLength={CAR_PLATE_MAX} />
      )}
      {rules && (
        <>
          <h3>{tileNameOf(texts, "rules")}</h3>
          <RulesView content={rules.content} />
          <input type="hidden" name="version" value={rulesVersion ?? ""} />
          {rules.translation?.isOriginalShown && <input type="hidden" name="original" value="1" />}
          <label className="ask-tick">
            <input
              type="checkbox"
              name="agree"
              value="1"
              required
              defaultChecked={typed.agree === "1"}
              aria-invalid={problems.agree ? true : undefined}
              aria-describedby={problems.agree ? "ask-agree" : undefined}
            />
            {say.agree}
          </label>
          <Problem name="agree" problem={problems.agree} />
        </>
      )}
      <button type="submit" className={classes("button", !form.isWaitedFor && "button-second")}>
        {say.send}
      </button>
    </form>
  );
}
