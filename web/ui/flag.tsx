/** A country's flag. It never speaks: the country's name beside it does. */
export const Flag = ({ src }: { src: string }) => (
  <img className="flag" src={src} alt="" loading="lazy" width={20} height={14} />
)
