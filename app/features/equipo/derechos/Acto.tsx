import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";

export type Respuesta = { intencion: string | null; envio: SubmissionResult } | undefined;

/** Typed value and errors of a field of the refused form; both empty for any other form. */
export type CampoDeActo = (nombre: string) => {
  id: string;
  name: string;
  defaultValue: string;
  errors: string[] | undefined;
};

interface Props {
  /** Value of the button; with `de`, it names the fields. */
  clase: string;
  /** Thing that the act is on, when the page has the form several times. */
  de?: string;
  titulo: string;
  guia?: string;
  boton: string;
  variant?: "primary" | "secondary" | "danger";
  respuesta: Respuesta;
  /** Names of the fields in the summary of errors. */
  nombres: Readonly<Record<string, string>>;
  /** Fields of this form above the reason. */
  campos?: (campo: CampoDeActo) => ReactNode;
  /** False for a form whose text is its own reason. */
  conMotivo?: boolean;
}

/** An act with a reason and a code in its own form. */
export function Acto({ clase, de = "", titulo, guia, boton, variant, respuesta, ...resto }: Props) {
  const { nombres, campos, conMotivo = true } = resto;
  const id = `${clase}${de}`;
  const envio = respuesta?.intencion === clase ? respuesta.envio : undefined;
  const campo: CampoDeActo = (nombre) => {
    const valor = envio?.initialValue?.[nombre];
    return {
      ...{ id: `${id}-${nombre}`, name: nombre, defaultValue: typeof valor === "string" ? valor : "" },
      errors: envio?.error?.[nombre] ?? undefined,
    };
  };
  const errores = Object.entries({ ...nombres, motivo: "Motivo", codigo: "Código" }).flatMap(
    ([nombre, etiqueta]) =>
      (campo(nombre).errors ?? []).map((mensaje) => ({
        id: `${id}-${nombre}`,
        mensaje: `${etiqueta}: ${mensaje}`,
      })),
  );
  return (
    <Card as="section" aria-labelledby={`${id}-titulo`} className={pila.media}>
      <h2 id={`${id}-titulo`}>{titulo}</h2>
      {guia !== undefined && <p className={textoSuave}>{guia}</p>}
      <Form className={pila.media} noValidate>
        <ErrorSummary errors={errores} />
        {campos?.(campo)}
        {conMotivo && (
          <Field
            label="Motivo"
            hint="Sin nombres ni datos de nadie."
            {...campo("motivo")}
            autoComplete="off"
            maxLength={200}
            required
          />
        )}
        <CampoDeCodigo de={id} errores={campo("codigo").errors} />
        <Button name="intencion" value={clase} wide {...(variant && { variant })}>
          {boton}
        </Button>
      </Form>
    </Card>
  );
}
