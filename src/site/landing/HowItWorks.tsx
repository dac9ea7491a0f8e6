import { Unbroken } from "#site/parts/Unbroken.tsx";

export function HowItWorks() {
  return (
    <ol className="grid gap-4 md:grid-cols-3 md:gap-5">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="relative flex gap-4 md:block md:pr-6">
          {at < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-5.5 right-2 left-14 hidden h-px bg-line md:block"
            />
          )}
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-card font-display text-xl font-semibold text-pine"
          >
            {at + 1}
          </span>
          <div className="md:mt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 max-w-sm text-soft">
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface Step {
  title: string;
  text: string;
}

const steps = [
  {
    title: "Sign up and add a property",
    text: "Give the guidebook a name and type the address, or start with a blank one.",
  },
  {
    title: "Customise the guidebook",
    text: "Check the draft, add the door, the Wi-Fi and your favourites, and leave out what you don’t need.",
  },
  {
    title: "Share with guests",
    text: "Send the link before they arrive and put the QR code where they come in.",
  },
] as const satisfies readonly Step[];
