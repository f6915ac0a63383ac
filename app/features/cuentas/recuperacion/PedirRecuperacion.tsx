import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { pedidoDeRecuperacion } from "~/domain/cuentas/recuperacion/recuperacion";
import { enlaceSuelto, pila } from "~/styles/layout.css";

interface Props {
  ultimo: SubmissionResult | undefined;
  generales: string[];
  hrefDeEntrada: string;
}

export function PedirRecuperacion({ ultimo, generales, hrefDeEntrada }: Props) {
  const [form, { quien }] = useForm({
    lastResult: ultimo,
    constraint: getZodConstraint(pedidoDeRecuperacion),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pedidoDeRecuperacion }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errores={erroresDe([quien, "Correo o documento"])} generales={generales} />
      <Campo
        etiqueta="Correo electrónico o número de documento"
        ayuda="Te escribiremos al correo de tu cuenta para que crees otra contraseña."
        errores={quien.errors}
        {...getInputProps(quien, { type: "text" })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Boton completo grande>
        Continuar
      </Boton>
      <p>
        <a className={enlaceSuelto} href={hrefDeEntrada}>
          Volver a iniciar sesión
        </a>
      </p>
    </Formulario>
  );
}

export function Listo({ hrefDeEntrada }: Pick<Props, "hrefDeEntrada">) {
  return (
    <>
      <Aviso tipo="exito" role="status">
        Cerramos todas las sesiones que estaban abiertas. Entra con tu contraseña nueva.
      </Aviso>
      <Boton href={hrefDeEntrada} completo grande>
        Iniciar sesión
      </Boton>
    </>
  );
}
