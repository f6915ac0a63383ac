import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { TextArea } from "~/components/TextArea";
import { pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CORREGIR, RESPONDER } from "./intenciones";

interface Props {
  /** Button of the form; it names its fields too. */
  clase: string;
  titulo: string;
  guia: string;
  campo: string;
  boton: string;
  conConstancia?: boolean;
  renglones?: number;
  respuesta:
    | {
        intencion: string | null;
        envio: {
          initialValue?: Record<string, unknown> | null;
          error?: Record<string, string[] | null> | null;
        };
      }
    | undefined;
}

const RENGLONES = 9;

/** True when the refused form is this one. A refused answer to an answered sheet goes on as a correction. */
const esDeEste = (clase: string, intencion: string | null | undefined, conConstancia: boolean) =>
  intencion === clase || (intencion === RESPONDER && clase === CORREGIR && !conConstancia);

/** A form that writes one line under the sheet. */
export function Escribir({ clase, titulo, guia, campo, boton, conConstancia = false, ...estado }: Props) {
  const { respuesta, renglones = RENGLONES } = estado;
  const envio = esDeEste(clase, respuesta?.intencion, conConstancia) ? respuesta?.envio : undefined;
  const erroresDe = (nombre: string) => envio?.error?.[nombre] ?? undefined;
  const valorDe = (nombre: string) => {
    const valor = envio?.initialValue?.[nombre];
    return typeof valor === "string" ? valor : "";
  };
  const nombres = { texto: campo, constancia: "Constancia", codigo: "Código" };
  const errores = Object.entries(nombres).flatMap(([nombre, etiqueta]) =>
    (erroresDe(nombre) ?? []).map((mensaje) => ({
      id: `${clase}-${nombre}`,
      mensaje: `${etiqueta}: ${mensaje}`,
    })),
  );
  return (
    <Card as="section" aria-labelledby={`${clase}-titulo`} className={pila.media}>
      <h2 id={`${clase}-titulo`}>{titulo}</h2>
      <p className={textoSuave}>{guia}</p>
      <Form className={pila.media} noValidate>
        <ErrorSummary errors={errores} />
        <TextArea
          id={`${clase}-texto`}
          name="texto"
          label={campo}
          rows={renglones}
          defaultValue={valorDe("texto")}
          errors={erroresDe("texto")}
          required
        />
        {conConstancia && (
          <Field
            id={`${clase}-constancia`}
            name="constancia"
            label="Constancia"
            hint="Cómo más se lo dijiste: llamada, cargo de una carta."
            defaultValue={valorDe("constancia")}
            errors={erroresDe("constancia")}
            autoComplete="off"
            optional
          />
        )}
        <CampoDeCodigo de={clase} errores={erroresDe("codigo")} />
        <Button name="intencion" value={clase} wide>
          {boton}
        </Button>
      </Form>
    </Card>
  );
}
