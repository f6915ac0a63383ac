import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { TextArea } from "~/components/TextArea";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoPropio } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import { APELAR } from "../intenciones";
import type { action } from "./accion.server";

interface Props {
  nombre: string;
  volver: string;
  quitado: {
    idTexto: string;
    texto: string;
    regla: string | null;
    motivo: string;
    cuando: string;
    apelacion: string | null;
    revisada: boolean;
    puedeApelar: boolean;
  };
}

/** A removed text, for its author: which rule it broke, why, and the one appeal. */
export function Quitado({ nombre, volver, quitado }: Props) {
  const { idTexto, texto, regla, motivo, cuando, apelacion, revisada, puedeApelar } = quitado;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Quitamos un texto tuyo</h1>
      <DataList
        entries={[
          { term: "Comunidad", value: nombre },
          ...(regla ? [{ term: "Regla", value: regla }] : []),
          { term: "Por qué", value: motivo },
          { term: "Cuándo", value: cuando },
        ]}
      />
      <section aria-labelledby="lo-escrito" className={pila.corta}>
        <h2 id="lo-escrito">Lo que escribiste</h2>
        <p className={classNames(css.texto, textoPropio)}>{texto}</p>
      </section>
      {apelacion !== null && (
        <Alert title={revisada ? "Se revisó y queda quitado" : "Pediste que se revise"}>
          <span className={textoPropio}>{apelacion}</span>
        </Alert>
      )}
      {puedeApelar && <Apelacion idTexto={idTexto} />}
      <p>
        <a href={volver} className={enlaceSuelto}>
          Volver a la comunidad
        </a>
      </p>
    </div>
  );
}

function Apelacion({ idTexto }: { idTexto: string }) {
  const respuesta = useActionData<typeof action>();
  const [form, campos] = useForm<{ apelacion: string }>({ id: APELAR, lastResult: respuesta?.envio });
  return (
    <Form {...getFormProps(form)} className={pila.media}>
      <ErrorSummary
        errors={errorsOf([campos.apelacion, "Por qué debería volver"])}
        general={respuesta?.generales}
      />
      <input type="hidden" name="idTexto" value={idTexto} />
      <TextArea
        label="Por qué debería volver"
        hint="Se revisa una sola vez."
        errors={campos.apelacion.errors}
        {...getTextareaProps(campos.apelacion)}
        maxLength={500}
      />
      <div>
        <Button name="intencion" value={APELAR}>
          Pedir que se revise
        </Button>
      </div>
    </Form>
  );
}
