import type { ComponentPropsWithoutRef } from "react";
import { ariaOf, FieldFrame, type Labels } from "./Field";
import * as css from "./Field.css";

type Props = Labels & ComponentPropsWithoutRef<"textarea"> & { id: string };

/** Field for a long text: `<TextArea label="Tu mensaje" {...getTextareaProps(fields.texto)} />` */
export function TextArea({ label, hint, errors, optional, ...textarea }: Props) {
  return (
    <FieldFrame {...{ id: textarea.id, label, hint, errors, optional }}>
      <textarea rows={3} {...textarea} {...ariaOf(textarea.id, { hint, errors })} className={css.control} />
    </FieldFrame>
  );
}
