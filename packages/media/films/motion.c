/* Moves pictures along the ways their points go. Compiled by develop_film.py. Pictures are height x width x count. */
#include <stddef.h>

static inline int clamp(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

/* Catmull-Rom: keeps edges as sharp between two moments as they are at both. */
static inline void weigh(float t, float *weights) {
  weights[0] = t * (-0.5f + t * (1 - 0.5f * t));
  weights[1] = 1 + t * t * (-2.5f + 1.5f * t);
  weights[2] = t * (0.5f + t * (2 - 1.5f * t));
  weights[3] = t * t * (-0.5f + 0.5f * t);
}

static inline int whole(float value) {
  int cut = (int)value;
  return cut > value ? cut - 1 : cut;
}

/* result(x, y) = source(x + scale * way_x, y + scale * way_y). */
void resample(const float *source, const float *ways, float scale, int width, int height, int count, int threads, float *result) {
#pragma omp parallel for num_threads(threads)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t here = (size_t)y * width + x;
      float at_x = x + scale * ways[here * 2], at_y = y + scale * ways[here * 2 + 1], across[4], down[4];
      int left = whole(at_x), top = whole(at_y);
      weigh(at_x - left, across);
      weigh(at_y - top, down);
      float *out = result + here * count;
      for (int c = 0; c < count; c++) out[c] = 0;
      for (int j = 0; j < 4; j++)
        for (int i = 0; i < 4; i++) {
          size_t there = (size_t)clamp(top + j - 1, 0, height - 1) * width + clamp(left + i - 1, 0, width - 1);
          float weight = down[j] * across[i];
          for (int c = 0; c < count; c++) out[c] += weight * source[there * count + c];
        }
    }
}

/* Gives every point that stands still the way of the nearest thing (least depth) within `radius` pixels: what is about
   to be covered has to know what covers it. */
void spread(const float *depth, const float *ways, int radius, int width, int height, int threads, float *result) {
#pragma omp parallel for num_threads(threads)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t here = (size_t)y * width + x, nearest = here;
      int moves = ways[here * 2] * ways[here * 2] + ways[here * 2 + 1] * ways[here * 2 + 1] > 1;
      int reach = moves ? 0 : radius;
      for (int j = clamp(y - reach, 0, height - 1); j <= clamp(y + reach, 0, height - 1); j++)
        for (int i = clamp(x - reach, 0, width - 1); i <= clamp(x + reach, 0, width - 1); i++) {
          size_t there = (size_t)j * width + i;
          if (depth[there] < depth[nearest]) nearest = there;
        }
      result[here * 2] = ways[nearest * 2];
      result[here * 2 + 1] = ways[nearest * 2 + 1];
    }
}
