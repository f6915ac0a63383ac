import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { Selector } from "~/components/Selector";
import { TIPOS_DE_DOCUMENTO } from "~/domain/personas/documento";
import { pasoDeDocumento } from "~/domain/registro/registro";
import { pila } from "~/styles/layout.css";
import type { PropsDePaso } from "./PaginaDeRegistro";

const OPCIONES = TIPOS_DE_DOCUMENTO.map(({ idTipoDocumento, nombre }) => ({
  valor: String(idTipoDocumento),
  texto: nombre,
}));

export function PasoDocumento({ valores, ultimo, generales }: PropsDePaso) {
  const [form, campos] = useForm<z.output<typeof pasoDeDocumento>>({
    lastResult: ultimo,
    defaultValue: valores,
    constraint: getZodConstraint(pasoDeDocumento),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pasoDeDocumento }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { idTipoDocumento, numeroDocumento } = campos;
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe([idTipoDocumento, "Tipo de documento"], [numeroDocumento, "Número de documento"])}
        generales={generales}
      />
      <Selector
        etiqueta="Tipo de documento"
        errores={idTipoDocumento.errors}
        opciones={OPCIONES}
        {...getSelectProps(idTipoDocumento)}
      />
      <Campo
        etiqueta="Número de documento"
        errores={numeroDocumento.errors}
        {...getInputProps(numeroDocumento, { type: "text" })}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Boton completo grande>
        Continuar
      </Boton>
    </Formulario>
  );
}
