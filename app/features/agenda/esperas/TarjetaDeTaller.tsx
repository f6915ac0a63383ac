import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import type { TallerEsperadoEnPantalla } from "./esperas.server";

/** A workshop that is waited for, or whose place is kept until its person answers: its own page has the rest. */
export function TarjetaDeTaller({ id, titulo, clase, cuando, href, guardado }: TallerEsperadoEnPantalla) {
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
          {clase}, {cuando}.{guardado ? "" : " Esperas un lugar."}
        </p>
      </div>
      {guardado && (
        <>
          <Alert kind="exito" title="Te guardamos un lugar">
            <p>{guardado.texto}</p>
          </Alert>
          <div className={fila.corta}>
            <Button href={guardado.href}>{guardado.hacer}</Button>
          </div>
        </>
      )}
    </Card>
  );
}
