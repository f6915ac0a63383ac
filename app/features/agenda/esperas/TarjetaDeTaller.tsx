import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Form } from "~/components/Form";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import type { TallerEsperadoEnPantalla } from "./esperas.server";

/**
 * Card of a workshop that the person waits for, or in which a seat is offered. The person answers on the workshop's
 * page.
 */
export function TarjetaDeTaller({
  id,
  titulo,
  clase,
  cuando,
  href,
  lugar,
  guardado,
  alDejar,
}: TallerEsperadoEnPantalla) {
  const encabezado = `taller-${id}`;
  return (
    <Card as="section" aria-labelledby={encabezado} className={pila.media}>
      <div className={pila.junta}>
        <h2 id={encabezado}>
          <a href={href} className={enlaceSuelto}>
            {titulo}
          </a>
        </h2>
        <p className={textoSuave}>
          {clase}, {cuando}.
        </p>
        {lugar && <p className={textoSuave}>{lugar}</p>}
      </div>
      {guardado && (
        <Alert kind="exito" title="Te guardamos un lugar">
          <p>{guardado.texto}</p>
        </Alert>
      )}
      <Form action={alDejar.accion} className={fila.corta}>
        <input type="hidden" name="fecha" value={alDejar.fecha} />
        {guardado && <Button href={guardado.href}>{guardado.hacer}</Button>}
        <Button name="intencion" value={alDejar.intencion} variant="text">
          {guardado ? "Dejar mi lugar" : "Salir de la lista"}
        </Button>
      </Form>
    </Card>
  );
}
