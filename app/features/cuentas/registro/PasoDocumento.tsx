import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Button } from "~/components/Button";
import { CamposDeDocumento } from "../identidad/CamposDeDocumento";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
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
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf([idTipoDocumento, "Tipo de documento"], [numeroDocumento, "Número de documento"])}
        general={generales}
      />
      <CamposDeDocumento
        idTipoDocumento={idTipoDocumento}
        numeroDocumento={numeroDocumento}
        autoComplete="off"
      />
      <Button wide large>
        Continuar
      </Button>
    </Form>
  );
}
