import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { pila } from "~/styles/layout.css";
import * as css from "./jornada.css";

interface Campos {
  desde: string;
  hasta: string;
  desdeHora: string;
  hastaHora: string;
}

interface Props {
  envio: SubmissionResult | undefined;
  hoy: string;
  href: string;
}

/** Form that chooses days. It only asks who is in them, so its answer has an address. */
export function ElegirDias({ envio, hoy, href }: Props) {
  const [form, { desde, hasta, desdeHora, hastaHora }] = useForm<Campos>({ id: "dias", lastResult: envio });
  return (
    <Card as="section" aria-labelledby="cerrar" className={pila.media}>
      <h2 id="cerrar">Cerrar días</h2>
      <Form {...getFormProps(form)} method="get" action={href} className={pila.media}>
        <ErrorSummary
          errors={errorsOf(
            [desde, "Primer día"],
            [desdeHora, "Desde las"],
            [hasta, "Último día"],
            [hastaHora, "Hasta las"],
          )}
        />
        <div className={css.tramo}>
          <Field
            label="Primer día"
            errors={desde.errors}
            {...getInputProps(desde, { type: "date" })}
            min={hoy}
            required
          />
          <Field
            label="Desde las"
            optional
            errors={desdeHora.errors}
            {...getInputProps(desdeHora, { type: "time" })}
            step={300}
          />
          <Field
            label="Último día"
            errors={hasta.errors}
            {...getInputProps(hasta, { type: "date" })}
            min={hoy}
            required
          />
          <Field
            label="Hasta las"
            optional
            errors={hastaHora.errors}
            {...getInputProps(hastaHora, { type: "time" })}
            step={300}
          />
        </div>
        <Button>Ver quién tiene sesión</Button>
      </Form>
    </Card>
  );
}
