import { Check } from "lucide-react";
import { PLAN } from "#billing/plan.ts";
import { Scene } from "#ui/scenes/Scene.tsx";
import { PRODUCT } from "#core/product.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { classes } from "#ui/classes.ts";
import { plan } from "#site/content/plan.ts";
import { lampButton } from "#ui/buttonLook.ts";

export function PlanCard() {
  return (
    <div className="mx-auto grid max-w-4xl overflow-hidden rounded-card border border-line bg-card shadow-soft md:grid-cols-[5fr_6fr]">
      <div className="on-night relative isolate flex flex-col overflow-hidden p-7 pb-44 sm:p-10 sm:pb-48">
        <Scene
          seed="porch"
          kind="suburb"
          className="absolute inset-x-0 top-0 -z-20 h-[calc(100%+3rem)] w-full"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-b from-night from-30% via-night/35 via-55% to-transparent"
        />
        <h3 className="font-sans text-base font-semibold tracking-normal text-lamp">{PLAN.name} plan</h3>
        <p className="mt-4 flex items-baseline gap-2">
          <span className="font-display text-6xl font-semibold">{PLAN.price}</span>
          <span className="text-lg">AUD a year</span>
        </p>
        <p className="mt-2 text-on-night-soft">That’s {PLAN.perMonth} a month, paid once a year.</p>
        <ButtonLink to="/signup" size="large" className={classes(lampButton, "mt-8")}>
          Sign Up Today
        </ButtonLink>
      </div>
      <div className="p-7 sm:p-10">
        <ul className="space-y-3">
          {plan.includes.map((item) => (
            <Tick key={item} text={item} />
          ))}
        </ul>
        <ul className="mt-6 space-y-3 border-t border-line pt-6 text-soft">
          {plan.notes.map((note) => (
            <Tick key={note} text={note} />
          ))}
        </ul>
        <p className="mt-6 text-sm text-soft">
          More than {PLAN.properties} properties? Write to{" "}
          <a href={`mailto:${PRODUCT.contactEmail}`} className="underline underline-offset-4 hover:text-ink">
            {PRODUCT.contactEmail}
          </a>
        </p>
      </div>
    </div>
  );
}

function Tick({ text }: { text: string }) {
  return (
    <li className="flex gap-3">
      <Check size={20} className="mt-0.5 text-leaf" aria-hidden="true" />
      {text}
    </li>
  );
}
