import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { Card, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader } from "./sorteos.server";

type Props = Awaited<ReturnType<typeof loader>>;

/** List of prize draws: each card leads to the draw's page, where anybody can check its result. */
export function Sorteos({ sorteos }: Props) {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <CabezaConDibujo titulo="Todos los sorteos" dibujo="sorteo.svg" />
      {sorteos.length === 0 ? (
        <EmptyState title="No hay un sorteo abierto">Cuando haya uno, lo verás aquí.</EmptyState>
      ) : (
        <ul className={pila.media}>
          {sorteos.map(({ href, nombre, premio, estado }) => (
            <Card as="li" covered key={href} className={pila.corta}>
              <CardTitle as="h2" href={href}>
                {nombre}
              </CardTitle>
              <p>{premio}</p>
              <p className={textoSuave}>{estado}</p>
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
