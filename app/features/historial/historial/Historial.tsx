import { getFormProps, getSelectProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { FilterLinks } from "~/components/FilterLinks";
import { Form } from "~/components/Form";
import { Select } from "~/components/Select";
import { ACCIONES_PROPIAS } from "~/domain/historial/accion";
import {
  contenedor,
  dosColumnas,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoChico,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import type { action, loader } from "./historial.server";
import * as css from "./historial.css";

export function Historial() {
  const { hayAlgo, clases, meses, acciones, siguiente, descarga, filtrado, dias } =
    useLoaderData<typeof loader>();
  const ultimo = useActionData<typeof action>();
  const [form, { que, dia }] = useForm<{ que: string; dia: string }>({
    id: "anotacion",
    lastResult: ultimo?.envio,
  });
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <CabezaConDibujo titulo="Tu historial" dibujo="temas.svg#movimiento">
        <p className={textoGuia}>Lo que hiciste por ti, solo para ti.</p>
        <p className={fila.media}>
          <a href="/historico/logros" className={enlaceSuelto}>
            Ver tus logros
          </a>
          {descarga && (
            <a href={descarga} className={enlaceSuelto}>
              {filtrado ? "Descargar lo elegido como CSV" : "Descargar como CSV"}
            </a>
          )}
        </p>
      </CabezaConDibujo>
      <div className={dosColumnas}>
        <section aria-labelledby="lo-hecho" className={pila.media}>
          <h2 id="lo-hecho">Lo que hiciste</h2>
          {hayAlgo && (
            <>
              <FilterLinks name="Clase" options={clases} />
              <FilterLinks name="Mes" options={meses} />
            </>
          )}
          {acciones.length === 0 ? (
            <p className={textoSuave}>
              {hayAlgo ? "Nada de eso en ese mes." : "Todavía no hay nada. Empieza por algo corto."}
            </p>
          ) : (
            <ul className={css.acciones}>
              {acciones.map(({ clave, titulo, href, clase, iso, cuando }) => (
                <li key={clave} className={css.accion}>
                  {href === null ? (
                    <span className={css.titulo}>{titulo}</span>
                  ) : (
                    <a href={href} className={classNames(css.titulo, enlaceSuelto)}>
                      {titulo}
                    </a>
                  )}
                  <span className={classNames(textoSuave, textoChico)}>
                    {clase} · <time dateTime={iso}>{cuando}</time>
                  </span>
                </li>
              ))}
            </ul>
          )}
          {siguiente && (
            <p>
              <a href={siguiente} className={enlaceSuelto} rel="next">
                Ver lo anterior
              </a>
            </p>
          )}
        </section>
        <Card as="section" aria-labelledby="anotar" className={pila.media}>
          <h2 id="anotar" className={css.titulo}>
            Anota algo tuyo
          </h2>
          <Form {...getFormProps(form)} action="/mi-zona-privada/historial" className={pila.media}>
            <ErrorSummary
              errors={errorsOf([que, "¿Qué hiciste?"], [dia, "¿Qué día?"])}
              general={ultimo?.generales}
            />
            <Select
              label="¿Qué hiciste?"
              errors={que.errors}
              options={Object.entries(ACCIONES_PROPIAS).map(([valor, texto]) => ({ valor, texto }))}
              {...getSelectProps(que)}
            />
            <Select label="¿Qué día?" errors={dia.errors} options={dias} {...getSelectProps(dia)} />
            <Button variant="secondary">Anotar</Button>
          </Form>
        </Card>
      </div>
    </div>
  );
}
