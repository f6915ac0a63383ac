import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { CampoClave } from "~/components/CampoClave";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import * as campo from "~/components/Campo.css";
import { LARGO_MINIMO_DE_CLAVE } from "~/domain/cuentas/identidad/clave";
import {
  cambioDeClavePerdida,
  RECHAZOS_DE_RECUPERACION,
  VARIOS_CORREOS,
} from "~/domain/cuentas/recuperacion/recuperacion";
import { pila } from "~/styles/layout.css";
import * as css from "./recuperacion.css";

interface Props {
  ultimo: SubmissionResult | undefined;
  generales: string[];
  /** Masked; the first one is the one that signs in now. */
  correos: string[];
}

export function ClaveNueva({ ultimo, generales, correos }: Props) {
  const [form, { clave }] = useForm({
    lastResult: ultimo,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: cambioDeClavePerdida }),
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errores={erroresDe([clave, "Contraseña"])} generales={generales} />
      {correos.length > 1 && (
        <fieldset className={css.opciones}>
          <legend>{VARIOS_CORREOS}. ¿Con cuál quieres entrar?</legend>
          {correos.map((correo, indice) => (
            <label key={indice} className={campo.filaDeCasilla}>
              <input
                type="radio"
                name="correo"
                value={indice}
                defaultChecked={indice === 0}
                className={campo.caja}
              />
              <span>{correo}</span>
            </label>
          ))}
        </fieldset>
      )}
      <CampoClave
        etiqueta="Contraseña nueva"
        ayuda={`${LARGO_MINIMO_DE_CLAVE} caracteres o más. Una frase corta es fácil de recordar.`}
        errores={clave.errors}
        {...getInputProps(clave, { type: "password" })}
        autoComplete="new-password"
        required
      />
      <Boton completo grande>
        Guardar contraseña
      </Boton>
    </Formulario>
  );
}

export function EnlaceVencido({ hrefAlPedir }: { hrefAlPedir: string }) {
  return (
    <>
      <Aviso tipo="advertencia" role="alert" titulo="Este enlace ya no sirve">
        {RECHAZOS_DE_RECUPERACION["enlace-vencido"].mensaje}
      </Aviso>
      <Boton href={hrefAlPedir} completo grande>
        Pedir otro
      </Boton>
    </>
  );
}
