import type { ReactNode } from "react";
import { classNames } from "./classNames";
import * as css from "./DataList.css";

export type DataEntry = { term: string; value: ReactNode; total?: boolean };

/**
 * List of terms and values; the total stands out. On a phone, values stand under their terms unless the list is a sum.
 */
export function DataList({ entries }: { entries: DataEntry[] }) {
  return (
    <dl className={entries.some(({ total }) => total) ? undefined : css.stacked}>
      {entries.map(({ term, value, total }) => (
        <div key={term} className={classNames(css.row, total && css.total)}>
          <dt className={total ? undefined : css.term}>{term}</dt>
          <dd className={total ? undefined : css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
