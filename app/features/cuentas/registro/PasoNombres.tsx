import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Button } from "~/components/Button";
import { CamposDeNombres } from "../perfil/CamposDeNombres";
import { Form } from "~/components/Form";
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
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <CamposDeNombres campos={campos} generales={generales} />
      <Button wide large>
        Continuar
      </Button>
    </Form>
  );
}
