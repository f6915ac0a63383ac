import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { pila } from "~/styles/layout.css";
import { UNIRSE } from "../intenciones";
import type { action } from "./accion.server";

const ACEPTO = "Acepto las reglas de la comunidad";

/** Form that joins a community under a name of its own. */
export function Union() {
  const respuesta = useActionData<typeof action>();
  const [form, campos] = useForm<{ seudonimo: string; reglas: string }>({
    id: UNIRSE,
    lastResult: respuesta?.envio,
  });
  return (
    <Card>
      <Form {...getFormProps(form)} className={pila.media}>
        <ErrorSummary
          errors={errorsOf([campos.seudonimo, "Tu nombre aquí"], [campos.reglas, ACEPTO])}
          general={respuesta?.generales}
        />
        <Field
          label="Tu nombre aquí"
          hint="Inventa uno que no diga quién eres. Solo vale en esta comunidad y no se puede cambiar."
          errors={campos.seudonimo.errors}
          autoComplete="off"
          {...getInputProps(campos.seudonimo, { type: "text" })}
          maxLength={24}
        />
        <Checkbox
          label={ACEPTO}
          errors={campos.reglas.errors}
          {...getInputProps(campos.reglas, { type: "checkbox", value: "1" })}
        />
        <div>
          <Button name="intencion" value={UNIRSE} large>
            Unirme
          </Button>
        </div>
      </Form>
    </Card>
  );
}
