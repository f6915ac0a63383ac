import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { Select } from "~/components/Select";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import type { action, loader } from "./nueva.server";

interface Campos {
  clase: string;
  quien: string;
  canal: string;
  recibidaEl: string;
  cuenta: string;
  referencia: string;
  motivo: string;
  codigo: string;
}

/** Form that registers a request. Atención sees this page alone, and nothing of what becomes of a request. */
export function Nueva() {
  const { hecho, vuelve, hoy, clases, quienes, canales } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, campo] = useForm<Campos>({
    id: "solicitud",
    lastResult: respuesta?.envio,
    defaultValue: { recibidaEl: hoy },
  });
  return (
    <Pantalla titulo="Registrar solicitud" guia="Si tiene cuenta, recibe un correo con el día en que vence.">
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      <Card as="section" aria-label="Solicitud" className={pila.media}>
        <Form {...getFormProps(form)} className={pila.media}>
          <ErrorSummary
            errors={errorsOf(
              [campo.clase, "Qué pide"],
              [campo.quien, "Quién lo pide"],
              [campo.cuenta, "Cuenta"],
              [campo.recibidaEl, "Día en que llegó"],
              [campo.canal, "Por dónde llegó"],
              [campo.referencia, "Expediente"],
              [campo.motivo, "Motivo"],
              [campo.codigo, "Código"],
            )}
            general={respuesta?.generales ?? []}
          />
          <div className={filas.campos}>
            <Select
              label="Qué pide"
              empty="Elige"
              options={clases}
              errors={campo.clase.errors}
              {...getSelectProps(campo.clase)}
              required
            />
            <Select
              label="Quién lo pide"
              empty="Elige"
              options={quienes}
              errors={campo.quien.errors}
              {...getSelectProps(campo.quien)}
              required
            />
            <Field
              label="Cuenta"
              hint="Su correo, documento o celular entero. Vacío si no tiene cuenta."
              errors={campo.cuenta.errors}
              {...getInputProps(campo.cuenta, { type: "text" })}
              autoComplete="off"
              optional
            />
            <Field
              label="Día en que llegó"
              hint="El plazo cuenta desde el día siguiente."
              errors={campo.recibidaEl.errors}
              {...getInputProps(campo.recibidaEl, { type: "date" })}
              max={hoy}
              required
            />
            <Select
              label="Por dónde llegó"
              empty="Elige"
              options={canales}
              errors={campo.canal.errors}
              {...getSelectProps(campo.canal)}
              required
            />
            <Field
              label="Expediente"
              hint="Número con que se guarda la carta o el correo."
              errors={campo.referencia.errors}
              {...getInputProps(campo.referencia, { type: "text" })}
              autoComplete="off"
              optional
            />
            <Field
              label="Motivo"
              hint="Sin nombres ni datos de nadie."
              errors={campo.motivo.errors}
              {...getInputProps(campo.motivo, { type: "text" })}
              autoComplete="off"
              required
            />
            <CampoDeCodigo de="solicitud" errores={campo.codigo.errors} />
          </div>
          <Button>Registrar solicitud</Button>
        </Form>
      </Card>
      {vuelve !== null && (
        <a href={vuelve} className={enlaceSuelto}>
          Volver a Derechos
        </a>
      )}
    </Pantalla>
  );
}
