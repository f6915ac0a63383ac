import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { enlaceDeWhatsapp, useRaiz } from "~/shell/marca";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import type { loader } from "./reclamo.server";

export function Reclamo() {
  const { porRegion, empresa } = useLoaderData<typeof loader>();
  const { marca } = useRaiz();
  const whatsapp = enlaceDeWhatsapp(marca, `Hola, quiero presentar un reclamo a ${marca.nombre}.`);
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Libro de Reclamaciones</h1>
      {porRegion && (
        <Alert kind="advertencia" title="Por qué ves esta página">
          <div className={pila.media}>
            <p>
              Parece que nos visitas desde un lugar o un dispositivo para el que este servicio no está
              pensado. Algunas cosas, como los pagos o la hora de tus sesiones, podrían no funcionar bien.
            </p>
            <Form>
              <Button>Seguir de todos modos</Button>
            </Form>
          </div>
        </Alert>
      )}
      <Card as="section" aria-labelledby="caminos" className={pila.media}>
        <h2 id="caminos">Cómo presentar un reclamo hoy</h2>
        <p>El formulario en línea todavía no está listo. Mientras tanto, recibimos tu reclamo o queja así:</p>
        <ul className={pila.corta}>
          {whatsapp && (
            <li>
              <a className={enlaceSuelto} href={whatsapp} rel="noreferrer">
                Escríbenos por WhatsApp
              </a>
            </li>
          )}
          {marca.correoDeSoporte && (
            <li>
              <a className={classNames(enlaceSuelto, textoPropio)} href={`mailto:${marca.correoDeSoporte}`}>
                Escríbenos a {marca.correoDeSoporte}
              </a>
            </li>
          )}
          <li>
            Por escrito a {empresa.razonSocial}, RUC {empresa.ruc}, en {empresa.direccion}.
          </li>
          <li>
            También puedes acudir a{" "}
            <a href="https://www.gob.pe/indecopi" rel="noreferrer">
              INDECOPI
            </a>
            , que protege a los consumidores en el Perú.
          </li>
        </ul>
        <p className={textoSuave}>Cuéntanos qué pasó, cuándo y qué esperas. Así podemos responderte mejor.</p>
      </Card>
    </div>
  );
}
