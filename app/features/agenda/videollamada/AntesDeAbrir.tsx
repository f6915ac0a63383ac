import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { Card } from "~/components/Card";
import { pila, textoGuia, textoSuave } from "~/styles/layout.css";
import type { DatosDeVideollamada } from "./pagina.server";
import { TarjetaDePrueba } from "./TarjetaDePrueba";
import * as css from "./videollamada.css";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const SEGUNDOS_ENTRE_CONSULTAS = 60;

type Props = Pick<DatosDeVideollamada, "abre" | "segundosParaAbrir" | "telefono">;

/**
 * Tells the hour at which the room of a video call opens. With JavaScript the devices can be tested meanwhile, so the
 * page does not reload.
 */
export function AntesDeAbrir({ abre, segundosParaAbrir, telefono }: Props) {
  const vivo = useHydrated();
  const { pathname, search } = useLocation();
  return (
    <>
      <Card as="section" className={pila.corta} aria-label="Cuándo abre la sala">
        <p className={classNames(textoGuia, css.conIcono)}>
          <Icon name="reloj" size={24} />
          <span>
            La sala abre el <strong>{abre}</strong>.
          </span>
        </p>
        <Faltan segundos={segundosParaAbrir} />
        {vivo ? (
          <p className={textoSuave}>Esta página te deja pasar en cuanto abra.</p>
        ) : (
          <p className={textoSuave}>
            Esta página se actualiza sola cada minuto. También puedes{" "}
            <a href={pathname + search}>actualizarla ahora</a>.
          </p>
        )}
        <noscript>
          <meta
            httpEquiv="refresh"
            content={String(Math.min(segundosParaAbrir + 1, SEGUNDOS_ENTRE_CONSULTAS))}
          />
        </noscript>
      </Card>
      <TarjetaDePrueba hayTelefono={telefono !== null} />
    </>
  );
}

/**
 * Counts down to the opening of the room, in the server's seconds, so that a wrong clock of the device does not
 * matter. At the end it asks the server, whose clock decides.
 */
function Faltan({ segundos }: { segundos: number }) {
  const [quedan, setQuedan] = useState<number | null>(null);
  useEffect(() => {
    const alEmpezar = performance.now();
    const contar = () => {
      const resto = Math.max(0, Math.ceil(segundos - (performance.now() - alEmpezar) / 1000));
      setQuedan(resto);
      if (resto > 0) return;
      clearInterval(timer);
      window.location.reload();
    };
    const timer = setInterval(contar, 1000);
    return () => clearInterval(timer);
  }, [segundos]);

  if (quedan === null || quedan > UN_DIA_EN_SEGUNDOS) return null;
  const horas = Math.floor(quedan / 3600);
  const minutos = Math.floor((quedan % 3600) / 60);
  const dosCifras = (numero: number) => String(numero).padStart(2, "0");
  return (
    <p role="timer">
      Faltan {horas > 0 && `${horas} h `}
      {dosCifras(minutos)}:{dosCifras(quedan % 60)} min
    </p>
  );
}
