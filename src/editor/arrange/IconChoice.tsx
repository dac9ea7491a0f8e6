import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { iconNames, sectionIcons, type SectionIcon } from "#sections/icons.ts";

interface IconChoiceProps {
  icon: SectionIcon | null;
  /** The icon of the section's type. */
  customIcon: LucideIcon;
  onChoose: (icon: SectionIcon | null) => void;
}

/** One of the 24 icons, or that of the type: native radio buttons. */
export function IconChoice({ icon, customIcon, onChoose }: IconChoiceProps) {
  const group = useId();
  const choices = [
    { name: null, icon: customIcon, label: "As it was" },
    ...iconNames.map((name) => ({ name, ...sectionIcons[name] })),
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Icon</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {choices.map(({ name, icon: Icon, label }) => (
          <label
            key={label}
            title={label}
            className="relative grid size-11 cursor-pointer place-items-center rounded-field border border-transparent text-soft hover:bg-linen has-checked:border-pine has-checked:bg-linen has-checked:text-pine has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              checked={icon === name}
              aria-label={label}
              onChange={() => onChoose(name)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Icon size={20} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
