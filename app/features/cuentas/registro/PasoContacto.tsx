import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { CampoClave } from "~/components/CampoClave";
import { CampoTelefono } from "~/components/CampoTelefono";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { LARGO_MINIMO_DE_CLAVE } from "~/domain/cuentas/identidad/clave";
import { pasoDeContacto } from "~/domain/cuentas/registro/registro";
import { pila } from "~/styles/layout.css";
import type { PropsDePaso } from "./pasos";

export function PasoContacto({ valores, ultimo, generales }: PropsDePaso) {
  const [form, campos] = useForm<z.output<typeof pasoDeContacto>>({
    lastResult: ultimo,
    defaultValue: valores,
    constraint: getZodConstraint(pasoDeContacto),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pasoDeContacto }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { pais, telefono, correo, clave } = campos;
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe(
          [pais, "País del celular"],
          [telefono, "Celular"],
          [correo, "Correo electrónico"],
          [clave, "Contraseña"],
        )}
        generales={generales}
      />
      <CampoTelefono pais={pais} telefono={telefono} />
      <Campo
        etiqueta="Correo electrónico"
        ayuda="Te enviaremos un código para verificarlo."
        errores={correo.errors}
        {...getInputProps(correo, { type: "email" })}
        autoComplete="username"
      />
      <CampoClave
        etiqueta="Contraseña"
        ayuda={`${LARGO_MINIMO_DE_CLAVE} caracteres o más. Una frase corta es fácil de recordar.`}
        errores={clave.errors}
        {...getInputProps(clave, { type: "password" })}
        autoComplete="new-password"
      />
      <Boton completo grande>
        Continuar
      </Boton>
    </Formulario>
  );
}
