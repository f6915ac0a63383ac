import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Icon } from "~/components/Icon";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { enMinutos } from "~/domain/shared/duracion";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./reserva.css";

interface Opcion {
  nombre: string;
  retrato: string;
  temas: string[];
  precioCentimos: number;
  duracionEnMinutos: number;
  primero: string | null;
  href: string;
}

export function ElegirEspecialista({
  especialidad,
  especialistas,
  conBono,
}: {
  especialidad: string;
  especialistas: Opcion[];
  conBono: boolean;
}) {
  if (especialistas.length === 0) {
    return (
      <EmptyState
        illustration="sin-resultados"
        title="Aún no hay especialistas aquí"
        actions={<Button href="/agendar">Ver otras especialidades</Button>}
      />
    );
  }
  return (
    <>
      <ul className={pila.media}>
        {especialistas.map(({ nombre, retrato, temas, precioCentimos, duracionEnMinutos, primero, href }) => (
          <li key={href}>
            <Card href={href} className={css.opcion}>
              <Retrato id={retrato} size={64} />
              <div className={css.encoge}>
                <h2>{nombre}</h2>
                <p>
                  <span className={textoSuave}>{enMinutos(duracionEnMinutos)},</span>{" "}
                  <Precio centimos={precioCentimos} conBono={conBono} />
                </p>
              </div>
              <div className={css.detalleDeOpcion}>
                <p className={classNames(textoSuave, textoChico)}>{temas.join(", ")}</p>
                <p className={css.conIcono}>
                  <Icon name="calendario" />
                  {primero ? `Primer horario: ${primero}` : "Sin horarios libres por ahora"}
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {especialistas.length > 1 && (
        <Button href={`/especialista?${new URLSearchParams({ especialidad })}`} variant="text">
          Filtrar por tema, precio u hora
        </Button>
      )}
    </>
  );
}
