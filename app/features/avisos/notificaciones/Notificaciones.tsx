import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Tag } from "~/components/Tag";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { Card, CardTitle } from "~/components/Card";
import { contenedorMedio, fila, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { loader } from "./notificaciones.server";

export function Notificaciones() {
  const { notificaciones, sinVer, hasta } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={fila.extremos}>
        <h1>Notificaciones</h1>
        {sinVer > 0 && (
          <Form>
            <input type="hidden" name="hasta" value={hasta} />
            <Button variant="secondary">Marcar como vistas</Button>
          </Form>
        )}
      </header>
      {notificaciones.length === 0 ? (
        <EmptyState
          title="Todavía no tienes notificaciones"
          illustration="agenda-vacia"
          actions={<Button href="/agendar">Agendar</Button>}
        >
          Aquí verás tus reservas, cambios y devoluciones.
        </EmptyState>
      ) : (
        <ul className={pila.media}>
          {notificaciones.map(({ idNotificacion, icono, mensaje, enlace, cuando, iso, nueva }) => (
            <Card as="li" key={idNotificacion} covered={enlace !== null} className={pila.junta}>
              {enlace ? (
                <CardTitle as="p" href={enlace}>
                  {mensaje}
                </CardTitle>
              ) : (
                <p>{mensaje}</p>
              )}
              <p className={fila.corta}>
                <Icon name={icono} />
                <time dateTime={iso} className={classNames(textoSuave, textoChico)}>
                  {cuando}
                </time>
                {nueva && <Tag>Nueva</Tag>}
                {enlace && <span aria-hidden="true">→</span>}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
