import { Check } from "lucide-react";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { Scene } from "#ui/scenes/Scene.tsx";
import { classes } from "#ui/classes.ts";
import { useProduct } from "#ui/product.tsx";
import { planIncludes, planNotes } from "#site/content/plan.ts";
import type { Can } from "#site/site.ts";
import { StartButton } from "#site/parts/StartButtons.tsx";
import { lampButton } from "#ui/buttonLook.ts";

export function PlanCard({ can }: { can: Can }) {
  const product = useProduct();
  const { contactEmail } = product;
  const { price, code, perMonth } = formatPrice(product.price);
  return (
    <div className="mx-auto grid overflow-hidden rounded-card border border-line bg-card shadow-soft md:grid-cols-[4fr_7fr]">
      <div className="on-night relative isolate flex flex-col overflow-hidden p-6 pb-28 sm:p-8 md:pb-40">
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
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-6xl font-semibold">{price}</span>
          <span className="text-lg">{code} a year</span>
        </p>
        <p className="mt-2 text-on-night-soft">That’s {perMonth} a month, paid once a year.</p>
        <StartButton className={classes(lampButton, "mt-6 max-sm:px-4")} />
      </div>
      <div className="p-6 sm:p-8 md:self-center">
        <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
          {planIncludes(can).map((item) => (
            <Tick key={item} text={item} />
          ))}
        </ul>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-soft">
          {planNotes.map((note) => (
            <Tick key={note} text={note} />
          ))}
        </ul>
        <p className="mt-4 text-sm text-soft">
          More than that? Write to{" "}
          <a href={`mailto:${contactEmail}`} className="underline underline-offset-4 hover:text-ink">
            {contactEmail}
          </a>{" "}
          for enterprise pricing.
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
