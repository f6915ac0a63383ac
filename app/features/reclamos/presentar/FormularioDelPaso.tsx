import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Button } from "~/components/Button";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import type { PasoDeReclamo } from "~/domain/reclamos/borrador";
import { pila } from "~/styles/layout.css";
import { CAMPOS, type CampoDeHoja, type CampoDescrito } from "./campos";
import { CampoDelPaso } from "./CampoDelPaso";
import { leyenda } from "./presentar.css";

interface Props {
  paso: PasoDeReclamo;
  valores: Partial<Record<string, string>>;
  definiciones: Readonly<Record<"reclamo" | "queja", string>> | null;
  respuesta: { envio: SubmissionResult | null; generales: string[] } | undefined;
}

/** Choices and lines that a sheet needs; a chosen kind of document always has a value. */
const esRequerido = ({ opcional, como }: CampoDescrito) =>
  !opcional && como !== "casilla" && como !== "documento";

/**
 * Form of one step. The server checks it: its rules stay out of the page, which weighs less on a bad line.
 * On such a line a step waits in the browser, and is sent when the line is back. Nothing is typed in the first one.
 */
export function FormularioDelPaso({ paso, valores, definiciones, respuesta }: Props) {
  const [form, campos] = useForm<Record<CampoDeHoja, string>>({
    lastResult: respuesta?.envio ?? undefined,
    defaultValue: valores,
  });
  const delPaso = paso === "revision" ? [] : CAMPOS[paso];
  const unoDeDos = delPaso.filter(({ opcional }) => opcional === "uno-de-dos");
  const campoDe = (descrito: CampoDescrito) => (
    <CampoDelPaso
      key={descrito.campo}
      {...descrito}
      meta={campos[descrito.campo]}
      definiciones={definiciones}
    />
  );
  return (
    <Form
      {...getFormProps(form)}
      noValidate
      className={pila.amplia}
      enBandeja={paso === "tipo" ? undefined : delPaso.filter(esRequerido).map(({ campo }) => campo)}
    >
      <ErrorSummary
        errors={errorsOf(...delPaso.map(({ campo, nombre }) => [campos[campo], nombre] as const))}
        general={respuesta?.generales ?? []}
      />
      {unoDeDos.length > 0 && (
        <fieldset className={pila.media}>
          <legend className={leyenda}>Correo o domicilio: uno de los dos</legend>
          {unoDeDos.map(campoDe)}
        </fieldset>
      )}
      {delPaso.filter((descrito) => !unoDeDos.includes(descrito)).map(campoDe)}
      <Button wide large>
        Continuar
      </Button>
    </Form>
  );
}
