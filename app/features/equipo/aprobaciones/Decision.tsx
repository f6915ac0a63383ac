import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { pila } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import * as css from "./aprobaciones.css";
import { APROBAR, NO_APROBAR } from "./intenciones";
import type { Respuesta } from "./PedirAprobacion";

interface Props {
  pedido: {
    idAprobacion: string;
    numero: string;
    acto: string;
    de: { texto: string; href: string } | null;
    pide: string;
    motivo: string;
    desde: string;
    vence: string;
  };
  respuesta: Respuesta;
}

/** A request of a colleague: its facts, and the two ways to decide it. */
export function Decision({ pedido, respuesta }: Props) {
  const { idAprobacion, numero, acto, de, pide, motivo, desde, vence } = pedido;
  const esEste = respuesta?.envio.initialValue?.idAprobacion === idAprobacion;
  const envio = esEste ? respuesta.envio : undefined;
  const rechazada = esEste && respuesta.intencion === NO_APROBAR;
  const [form, { palabra, codigo }] = useForm<{ palabra: string; codigo: string }>({
    id: idAprobacion,
    lastResult: envio,
  });
  return (
    <Card as="li" className={css.pedido}>
      <div className={pila.media}>
        <h3 className={css.acto}>{acto}</h3>
        <DataList
          entries={[
            ...(de ? [{ term: "Para", value: <a href={de.href}>{de.texto}</a> }] : []),
            { term: "Lo pide", value: pide },
            { term: "Motivo", value: motivo },
            { term: "Desde", value: desde },
            { term: "Vence", value: vence },
            { term: "Aprobación", value: numero },
          ]}
        />
      </div>
      <div className={css.decision}>
        {esEste && (
          <ErrorSummary
            errors={errorsOf([palabra, "Motivo"], [codigo, "Código"])}
            general={respuesta.generales}
            title="No se hizo"
          />
        )}
        <Form className={pila.media}>
          <input type="hidden" name="idAprobacion" value={idAprobacion} />
          <CampoDeCodigo de={idAprobacion} errores={codigo.errors} />
          <Button name="intencion" value={APROBAR} wide aria-label={`Aprobar: ${acto}`}>
            Aprobar
          </Button>
        </Form>
        <Fold title="No aprobar" open={rechazada}>
          <Form {...getFormProps(form)} className={pila.media}>
            <input type="hidden" name="idAprobacion" value={idAprobacion} />
            <Field
              label="Motivo"
              hint="Lo lee quien lo pidió."
              errors={palabra.errors}
              {...getInputProps(palabra, { type: "text" })}
              autoComplete="off"
              required
            />
            <Button
              name="intencion"
              value={NO_APROBAR}
              variant="secondary"
              wide
              aria-label={`No aprobar: ${acto}`}
            >
              No aprobar
            </Button>
          </Form>
        </Fold>
      </div>
    </Card>
  );
}
