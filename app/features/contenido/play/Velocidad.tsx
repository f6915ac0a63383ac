import { useEffect, useRef, type RefObject } from "react";
import { Select } from "~/components/Select";
import { VELOCIDADES } from "~/domain/contenido/avances/avance";
import { ponerVelocidad } from "./cliente/mandos";
import * as css from "./play.css";

const OPCIONES = VELOCIDADES.map((velocidad) => ({
  valor: String(velocidad),
  texto: velocidad === 1 ? "Normal" : `${velocidad}×`,
}));

/** Choice of the playback speed. A choice made before the script ran counts. */
export function Velocidad({ video }: { video: RefObject<HTMLVideoElement> }) {
  const marco = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const select = marco.current?.querySelector("select");
    const player = video.current;
    if (!select || !player) return;
    const poner = () => ponerVelocidad(player, Number(select.value));
    poner();
    select.addEventListener("change", poner);
    return () => select.removeEventListener("change", poner);
  }, [video]);
  return (
    <div ref={marco} className={css.velocidad}>
      <Select id="velocidad" label="Velocidad" options={OPCIONES} defaultValue="1" />
    </div>
  );
}
