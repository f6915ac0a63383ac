import { getInputProps, type FieldMetadata } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { pila } from "~/styles/layout.css";

interface PropsDeTarjeta {
  /** Id of the form. The heading of the card has an id that begins with it. */
  de: string;
  titulo: ReactNode;
  children: ReactNode;
}

/** A card of one act of a member, named by its heading. */
export const TarjetaDeActo = ({ de, titulo, children }: PropsDeTarjeta) => (
  <Card as="section" aria-labelledby={`${de}-titulo`} className={pila.media}>
    <h2 id={`${de}-titulo`}>{titulo}</h2>
    {children}
  </Card>
);

interface Props {
  /** Conform's `getFormProps(form)`. */
  form: ComponentProps<typeof Form>;
  errores: ComponentProps<typeof ErrorSummary>["errors"];
  generales: string[];
  /** Title of the summary of a refused form. */
  fallo?: string;
  /** Value that tells this form from the other forms of the page; none on a page with one form. */
  intencion?: string;
  boton: string;
  children: ReactNode;
}

/**
 * Form of an act of a member: the errors, its fields, and one button. The fields are `CampoDeMotivo`, `CampoDeCodigo`
 * and those of the act.
 */
export function FormularioDeActo({ form, errores, generales, fallo, intencion, boton, children }: Props) {
  return (
    <Form {...form} className={pila.media}>
      <ErrorSummary errors={errores} general={generales} {...(fallo !== undefined && { title: fallo })} />
      {intencion !== undefined && <input type="hidden" name="intencion" value={intencion} />}
      {children}
      <Button>{boton}</Button>
    </Form>
  );
}

/** Reason of an act in the member's own words. */
export const CampoDeMotivo = ({ campo, pista }: { campo: FieldMetadata<string>; pista?: string }) => (
  <Field
    label="Motivo"
    hint={pista}
    errors={campo.errors}
    {...getInputProps(campo, { type: "text" })}
    autoComplete="off"
    required
  />
);
