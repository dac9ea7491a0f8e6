import { classes } from "#ui/classes.ts";
import { RowActions } from "#sections/editing/RowActions.tsx";

interface RowHeadProps {
  name: string;
  index: number;
  edits: {
    entries: readonly unknown[];
    move(index: number, step: -1 | 1): void;
    remove(index: number): void;
  };
  className?: string;
}

/** The row's number where there are more, and its buttons to move and remove it. */
export function RowHead({ name, index, edits, className }: RowHeadProps) {
  const count = edits.entries.length;
  return (
    <div className={classes("flex items-center justify-between gap-2", className)}>
      <p className="min-w-0 truncate text-sm text-soft">{count > 1 && `${index + 1} of ${count}`}</p>
      <RowActions
        name={name}
        index={index}
        count={count}
        onMove={(step) => edits.move(index, step)}
        onRemove={() => edits.remove(index)}
      />
    </div>
  );
}
