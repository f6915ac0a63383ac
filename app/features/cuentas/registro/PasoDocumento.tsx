import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Boton } from "~/components/Boton";
import { CamposDeDocumento } from "~/components/CamposDeDocumento";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { pasoDeDocumento } from "~/domain/cuentas/registro/registro";
import { pila } from "~/styles/layout.css";
import type { PropsDePaso } from "./pasos";

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
      <CamposDeDocumento
        idTipoDocumento={idTipoDocumento}
        numeroDocumento={numeroDocumento}
        autoComplete="off"
      />
      <Boton completo grande>
        Continuar
      </Boton>
    </Formulario>
  );
}
