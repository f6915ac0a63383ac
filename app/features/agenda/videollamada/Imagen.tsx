import { useEffect, useRef, type ComponentPropsWithoutRef } from "react";

type Props = Omit<ComponentPropsWithoutRef<"video">, "src"> & { flujo: MediaStream | null };

/** Video element for a media stream. React has no attribute for `srcObject`. */
export function Imagen({ flujo, ...rest }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video && video.srcObject !== flujo) video.srcObject = flujo;
  }, [flujo]);
  return <video {...rest} ref={ref} autoPlay playsInline />;
}
