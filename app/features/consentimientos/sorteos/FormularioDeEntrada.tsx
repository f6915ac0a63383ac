import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Boton } from "~/components/Boton";
import { Casilla } from "~/components/Casilla";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { entradaSinConsentimiento } from "~/domain/consentimientos/sorteos/sorteo";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { PARTICIPAR } from "./intenciones";

const MAYOR_DE_EDAD = "Tengo 18 años o más";
const ACEPTA_BASES = "He leído y acepto las bases del sorteo";

interface Props {
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
}

/** The way in that asks for no advertising consent. */
export function FormularioDeEntrada({ ultimoEnvio, generales }: Props) {
  const [form, campos] = useForm({
    lastResult: ultimoEnvio,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: entradaSinConsentimiento }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.media}>
      <h2>Participa sin aceptar publicidad</h2>
      <p className={textoSuave}>
        Tienes la misma posibilidad de ganar que quien acepta recibir novedades. Usaremos tus datos solo para
        el sorteo.
      </p>
      <ErrorSummary
        errores={erroresDe([campos.mayorDeEdad, MAYOR_DE_EDAD], [campos.aceptaBases, ACEPTA_BASES])}
        generales={generales}
      />
      <Casilla
        etiqueta={MAYOR_DE_EDAD}
        errores={campos.mayorDeEdad.errors}
        {...getInputProps(campos.mayorDeEdad, { type: "checkbox", value: "1" })}
      />
      <Casilla
        etiqueta={ACEPTA_BASES}
        ayuda={
          <a href="/sorteo/bases" className={enlaceSuelto}>
            Leer las bases
          </a>
        }
        errores={campos.aceptaBases.errors}
        {...getInputProps(campos.aceptaBases, { type: "checkbox", value: "1" })}
      />
      <Boton name="intencion" value={PARTICIPAR} grande>
        Participar
      </Boton>
    </Formulario>
  );
}
