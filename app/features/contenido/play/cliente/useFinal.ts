import { useEffect, useState, type RefObject } from "react";
import { PARTE_PARA_HABERLO_VISTO } from "~/domain/contenido/avances/avance";

/** Tells that the video ended, after enough of it was played here to count as seen. */
export function useFinal(video: RefObject<HTMLVideoElement>) {
  const [final, setFinal] = useState({ terminado: false, completo: false });
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const alTerminar = () => {
      const { played, duration } = player;
      let jugado = 0;
      for (let indice = 0; indice < played.length; indice++)
        jugado += played.end(indice) - played.start(indice);
      setFinal({ terminado: true, completo: jugado >= duration * PARTE_PARA_HABERLO_VISTO });
    };
    player.addEventListener("ended", alTerminar);
    return () => player.removeEventListener("ended", alTerminar);
  }, [video]);
  return final;
}
