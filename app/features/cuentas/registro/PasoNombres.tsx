import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { pasoDeNombres } from "~/domain/cuentas/registro/registro";
import { pila } from "~/styles/layout.css";
import type { PropsDePaso } from "./pasos";

export function PasoNombres({ valores, ultimo, generales }: PropsDePaso) {
  const [form, campos] = useForm<z.output<typeof pasoDeNombres>>({
    lastResult: ultimo,
    defaultValue: valores,
    constraint: getZodConstraint(pasoDeNombres),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pasoDeNombres }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { nombre, apePaterno, apeMaterno } = campos;
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe(
          [nombre, "Nombres"],
          [apePaterno, "Apellido paterno"],
          [apeMaterno, "Apellido materno"],
        )}
        generales={generales}
      />
      <Campo
        etiqueta="Nombres"
        errores={nombre.errors}
        {...getInputProps(nombre, { type: "text" })}
        autoComplete="given-name"
      />
      <Campo
        etiqueta="Apellido paterno"
        errores={apePaterno.errors}
        {...getInputProps(apePaterno, { type: "text" })}
        autoComplete="family-name"
      />
      <Campo
        etiqueta="Apellido materno"
        ayuda="Si no tienes, déjalo vacío."
        errores={apeMaterno.errors}
        {...getInputProps(apeMaterno, { type: "text" })}
        autoComplete="off"
      />
      <Boton completo grande>
        Continuar
      </Boton>
    </Formulario>
  );
}
