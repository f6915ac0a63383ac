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
  /** Last day that the form takes for a delivery; without one it asks for no day. */
  hastaEl?: string;
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
  const { respuesta, renglones = RENGLONES, hastaEl } = estado;
  const envio = esDeEste(clase, respuesta?.intencion, conConstancia) ? respuesta?.envio : undefined;
  const erroresDe = (nombre: string) => envio?.error?.[nombre] ?? undefined;
  const valorDe = (nombre: string) => {
    const valor = envio?.initialValue?.[nombre];
    return typeof valor === "string" ? valor : "";
  };
  const nombres = {
    entregadaEl: "Día en que llegó",
    texto: campo,
    constancia: "Constancia",
    codigo: "Código",
  };
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
        {hastaEl !== undefined && (
          <Field
            id={`${clase}-entregadaEl`}
            name="entregadaEl"
            type="date"
            label="Día en que llegó"
            defaultValue={valorDe("entregadaEl")}
            errors={erroresDe("entregadaEl")}
            max={hastaEl}
            required
          />
        )}
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
