import { getInputProps, getSelectProps, getTextareaProps, type FieldMetadata } from "@conform-to/react";
import { Checkbox } from "~/components/Checkbox";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { TextArea } from "~/components/TextArea";
import { TIPOS_DE_DOCUMENTO } from "~/domain/cuentas/personas/documento";
import type { CampoDescrito } from "./campos";
import { Opciones } from "./Opciones";

const DOCUMENTOS = TIPOS_DE_DOCUMENTO.map(({ idTipoDocumento, nombre }) => ({
  valor: String(idTipoDocumento),
  texto: nombre,
}));
const RENGLONES = 6;

type Props = CampoDescrito & {
  meta: FieldMetadata<string>;
  definiciones: Readonly<Record<"reclamo" | "queja", string>> | null;
};

/** One field of a step, by its kind. */
export function CampoDelPaso({ meta, definiciones, ...descrito }: Props) {
  const { nombre, como, ayuda, opcional = false, entrada = "text", autocompletar = "off" } = descrito;
  const comun = { label: nombre, hint: ayuda, errors: meta.errors, optional: opcional === true };
  switch (como) {
    case "tipo":
      return (
        <Opciones
          meta={meta}
          leyenda="¿Qué quieres presentar?"
          opciones={[
            { valor: "reclamo", texto: "Reclamo", definicion: definiciones?.reclamo },
            { valor: "queja", texto: "Queja", definicion: definiciones?.queja },
          ]}
        />
      );
    case "clase":
      return (
        <Opciones
          meta={meta}
          leyenda={nombre}
          opcional={opcional === true}
          opciones={[
            { valor: "producto", texto: "Producto" },
            { valor: "servicio", texto: "Servicio" },
          ]}
        />
      );
    case "documento":
      return <Select {...comun} options={DOCUMENTOS} {...getSelectProps(meta)} />;
    case "texto":
      return <TextArea {...comun} {...getTextareaProps(meta)} rows={RENGLONES} />;
    case "casilla":
      return (
        <Checkbox
          label={nombre}
          errors={meta.errors}
          {...getInputProps(meta, { type: "checkbox", value: "1" })}
        />
      );
    case "linea":
      return (
        <Field
          {...comun}
          {...getInputProps(meta, { type: entrada })}
          autoComplete={entrada === "text" ? autocompletar : entrada}
          spellCheck={false}
        />
      );
  }
}
