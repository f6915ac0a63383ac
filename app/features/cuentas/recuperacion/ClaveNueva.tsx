import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { PasswordField } from "~/components/PasswordField";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import * as campo from "~/components/Field.css";
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
  /** Masked mail addresses of the account; the first one signs in now. */
  correos: string[];
}

export function ClaveNueva({ ultimo, generales, correos }: Props) {
  const [form, { clave }] = useForm({
    lastResult: ultimo,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: cambioDeClavePerdida }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errors={errorsOf([clave, "Contraseña"])} general={generales} />
      {correos.length > 1 && (
        <fieldset className={css.opciones}>
          <legend>{VARIOS_CORREOS}. ¿Con cuál quieres entrar?</legend>
          {correos.map((correo, indice) => (
            <label key={indice} className={campo.checkboxRow}>
              <input
                type="radio"
                name="correo"
                value={indice}
                defaultChecked={indice === 0}
                className={campo.box}
              />
              <span>{correo}</span>
            </label>
          ))}
        </fieldset>
      )}
      <PasswordField
        label="Contraseña nueva"
        hint={`${LARGO_MINIMO_DE_CLAVE} caracteres o más. Una frase corta es fácil de recordar.`}
        errors={clave.errors}
        {...getInputProps(clave, { type: "password" })}
        autoComplete="new-password"
        required
      />
      <Button wide large>
        Guardar contraseña
      </Button>
    </Form>
  );
}

export function EnlaceVencido({ hrefAlPedir }: { hrefAlPedir: string }) {
  return (
    <>
      <Alert kind="advertencia" role="alert" title="Este enlace ya no sirve">
        {RECHAZOS_DE_RECUPERACION["enlace-vencido"].mensaje}
      </Alert>
      <Button href={hrefAlPedir} wide large>
        Pedir otro
      </Button>
    </>
  );
}
