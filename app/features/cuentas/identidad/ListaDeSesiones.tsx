import { Button } from "~/components/Button";
import { Tag } from "~/components/Tag";
import { Form } from "~/components/Form";
import { soloLectores } from "~/styles/layout.css";
import { Card } from "~/components/Card";
import { fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";

interface Sesion {
  idSesion: string;
  dispositivo: string;
  esEsta: boolean;
  porAseguradora: boolean;
  abierta: string;
  ultimoUso: string;
}

/** Devices signed in to the account; all but the current one can be closed (ASVS 4.0.3, 3.3.4). */
export function ListaDeSesiones({ sesiones }: { sesiones: Sesion[] }) {
  return (
    <ul className={pila.media}>
      {sesiones.map(({ idSesion, dispositivo, esEsta, porAseguradora, abierta, ultimoUso }) => (
        <Card key={idSesion} as="li" className={fila.extremos}>
          <div className={pila.junta}>
            <p className={fila.corta}>
              <strong>{dispositivo}</strong>
              {esEsta && <Tag tone="accent">Este dispositivo</Tag>}
            </p>
            <p className={classNames(textoSuave, textoChico)}>
              Abierto el {abierta}
              {porAseguradora && ", con tu acceso de asegurado"}.
            </p>
            {!esEsta && <p className={classNames(textoSuave, textoChico)}>Último uso: {ultimoUso}.</p>}
          </div>
          {!esEsta && (
            <Form action="/mi-perfil/sesiones">
              <input type="hidden" name="sesion" value={idSesion} />
              <Button variant="secondary">
                Cerrar<span className={soloLectores}> tu acceso en {dispositivo}</span>
              </Button>
            </Form>
          )}
        </Card>
      ))}
    </ul>
  );
}
