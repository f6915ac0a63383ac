import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { CampoClave } from "~/components/CampoClave";
import { CamposDeDocumento } from "~/components/CamposDeDocumento";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { credencialesPorDocumento } from "~/domain/cuentas/identidad/documento";
import { credenciales } from "~/domain/cuentas/identidad/identidad";
import { pila } from "~/styles/layout.css";

interface Props {
  envio: SubmissionResult | undefined;
  generales: string[] | undefined;
}

export function FormularioDeCorreo({ envio, generales }: Props) {
  const [form, campos] = useForm({
    lastResult: envio,
    constraint: getZodConstraint(credenciales),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credenciales }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe([campos.correo, "Correo electrónico"], [campos.clave, "Contraseña"])}
        generales={generales}
      />
      <Campo
        etiqueta="Correo electrónico"
        errores={campos.correo.errors}
        {...getInputProps(campos.correo, { type: "email" })}
        autoComplete="username"
      />
      <CampoClave
        etiqueta="Contraseña"
        errores={campos.clave.errors}
        {...getInputProps(campos.clave, { type: "password" })}
      />
      <Boton completo grande>
        Iniciar sesión
      </Boton>
    </Formulario>
  );
}

export function FormularioDeDocumento({ envio, generales }: Props) {
  const [form, campos] = useForm<z.output<typeof credencialesPorDocumento>>({
    lastResult: envio,
    constraint: getZodConstraint(credencialesPorDocumento),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credencialesPorDocumento }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe(
          [campos.idTipoDocumento, "Tipo de documento"],
          [campos.numeroDocumento, "Número de documento"],
          [campos.clave, "Contraseña"],
        )}
        generales={generales}
      />
      <CamposDeDocumento
        idTipoDocumento={campos.idTipoDocumento}
        numeroDocumento={campos.numeroDocumento}
        autoComplete="username"
      />
      <CampoClave
        etiqueta="Contraseña"
        errores={campos.clave.errors}
        {...getInputProps(campos.clave, { type: "password" })}
      />
      <Boton completo grande>
        Iniciar sesión
      </Boton>
    </Formulario>
  );
}
