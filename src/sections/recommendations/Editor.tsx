import type { EditorProps } from "#sections/editing/editorProps.ts";
import { NamedRows } from "#sections/editing/NamedRows.tsx";
import type { RecommendationsContent } from "#sections/recommendations/content.ts";

const lists = [
  {
    name: "restaurants",
    title: "Restaurants",
    noun: "restaurant",
    placeholder: "Its name",
  },
  { name: "activities", title: "Activities", noun: "thing to do", placeholder: "A walk, a swim" },
] as const;

export default function RecommendationsEditor(props: EditorProps<RecommendationsContent>) {
  const { value, onChange, fieldErrors } = props;
  return (
    <div className="flex flex-col gap-8">
      {lists.map(({ name, title, noun, placeholder }) => (
        <section key={name} aria-label={title}>
          <h3 className="mb-3 text-lg">{title}</h3>
          <NamedRows
            list={name}
            noun={noun}
            placeholder={placeholder}
            withCategories={false}
            rows={value[name]}
            onChange={(rows) => onChange({ ...value, [name]: rows })}
            errorAt={(path) => fieldErrors?.[`${name}.${path}`]}
          />
        </section>
      ))}
    </div>
  );
}
